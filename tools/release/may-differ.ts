/** Files in which two builds of one commit may differ, and why. */
const listed: readonly { file: RegExp; reason: string }[] = [];

/** Why a file may differ between two builds of one commit; null when it may not. */
export const mayDiffer = (file: string): string | null =>
  listed.find((one) => one.file.test(file))?.reason ?? null;
