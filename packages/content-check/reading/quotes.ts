/** A text between double quotes, as YAML and JSON read it. */
export const quoted = (text: string) => JSON.stringify(text);

/** Straight quotes within a text, made curly. */
export const curly = (text: string) =>
  text
    .replace(/(^|[\s([{—–-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{—–-])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’');
