export function folderFault(folder: string): string | undefined;
export function dropMovedCache(folder: string): void;
