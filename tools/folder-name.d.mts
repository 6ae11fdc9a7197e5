export function folderFault(folder: string): string | undefined;
