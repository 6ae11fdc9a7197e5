export async function editContent(_folder: string): Promise<void> {}
