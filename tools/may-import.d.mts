export function importDiagram(): string;
