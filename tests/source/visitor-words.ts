import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../packages/kit/paths';

/** Attributes and properties whose text people read or hear. */
const spokenNames = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'text',
  'summary',
  'eyebrow',
  'headline',
  'lede',
  'note',
  'message',
  'dismiss',
  'newTabHint',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Functions that show their arguments to a visitor. */
const speakers = /^(window\.)?(alert|confirm|prompt)$|^setToast$|\.setCustomValidity$/;

/** Properties of DOM nodes whose value a visitor reads. */
const spokenTargets =
  /\.(textContent|innerText|innerHTML|alt|title|placeholder|ariaLabel|ariaDescription)$/;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Returns the literal texts that an expression may evaluate to, except the results of calls. */
function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) return [...literals(node.left), ...literals(node.right)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literals);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? literals(property.initializer) : [],
    );
  }
  return [];
}

function attributeWords(node: ts.JsxAttribute): string[] {
  if (!spokenNames.has(node.name.getText()) || !node.initializer) return [];
  if (ts.isStringLiteral(node.initializer)) return [node.initializer.text];
  const expression = ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
  return expression ? literals(expression) : [];
}

function callWords(node: ts.CallExpression): string[] {
  const name = node.expression.getText();
  if (speakers.test(name)) return node.arguments.flatMap(literals);
  const [attribute, value] = node.arguments;
  const spoken =
    name.endsWith('.setAttribute') &&
    attribute !== undefined &&
    literals(attribute).some((text) => spokenNames.has(text));
  return spoken && value ? literals(value) : [];
}

function propertyWords(node: ts.PropertyAssignment): string[] {
  const name = node.name.getText().replace(/^['"]|['"]$/g, '');
  const words = literals(node.initializer);
  // CSS shows the text inside the inner quotes: content: '"New"'.
  if (name === 'content') return words.filter((text) => /^["'].*\p{L}/u.test(text));
  // Attributes passed on as an object; `title` and `label` are names of design tokens, too.
  return /^(alt|placeholder|aria-.*)$/.test(name) && spokenNames.has(name) ? words : [];
}

function wordsAt(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
    return literals(node.expression);
  }
  if (ts.isJsxAttribute(node)) return attributeWords(node);
  if (ts.isCallExpression(node)) return callWords(node);
  if (ts.isPropertyAssignment(node)) return propertyWords(node);
  const assigns =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return assigns && spokenTargets.test(node.left.getText()) ? literals(node.right) : [];
}

/** Returns the words in a source file that a visitor would read or hear, each with its line. */
export function visitorWords(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    for (const words of wordsAt(node).filter(hasLetters)) {
      found.push(`${file}:${line + 1} says "${words.trim()}"`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The folders whose code becomes the site, or writes what it publishes. */
const sources = ['src', 'packages/gatsby-output', 'packages/share-cards', 'packages/site-files'];

/** Returns the source files of the site, without tests and generated types. */
export const sourceFiles = (): { file: string; text: string }[] =>
  sources.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|^gatsby-types/.test(file))
      .map((file) => ({
        file: `${folder}/${file}`,
        text: readFileSync(join(projectRoot, folder, file), 'utf8'),
      })),
  );
