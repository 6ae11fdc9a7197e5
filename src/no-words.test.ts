import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Attributes and properties whose text people read or hear. */
const heard =
  /^(alt|title|placeholder|label|text|summary|eyebrow|headline|lede|note|message|aria-(label|description|placeholder|roledescription|valuetext)|textContent|innerText|innerHTML)$/;
/** Functions that show their arguments to a visitor. */
const speaks = /^(window\.)?(alert|confirm|prompt|setToast)$|\.(setCustomValidity|setAttribute)$/;

/** Returns the literal texts that an expression may give, without the results of calls. */
function textsOf(node: ts.Node): string[] {
  if (ts.isCallExpression(node) || ts.isFunctionLike(node) || ts.isJsxOpeningLikeElement(node))
    return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) return [node.text];
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  // The condition of `open ? 'Close' : label` is not shown.
  return children.slice(ts.isConditionalExpression(node) ? 1 : 0).flatMap(textsOf);
}

function shownBy(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return textsOf(node);
  if (ts.isJsxAttribute(node)) return heard.test(node.name.getText()) ? textsOf(node) : [];
  if (ts.isCallExpression(node) && speaks.test(node.expression.getText())) {
    const [first, second] = node.arguments;
    if (!second) return first ? textsOf(first) : [];
    return first && textsOf(first).some((name) => heard.test(name)) ? textsOf(second) : [];
  }
  if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) return [];
  return heard.test(node.left.name.text) ? textsOf(node.right) : [];
}

/** Returns the words in a source file that a visitor would read or hear. */
function wordsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): string[] => {
    const found = shownBy(node).filter((text) => /\p{L}/u.test(text));
    node.forEachChild((child) => void found.push(...visit(child)));
    return found;
  };
  return visit(source).map((words) => `${file} says "${words.trim()}"`);
}

test.each([
  '<p>Hello</p>',
  '<p>{open ? "Hello" : label}</p>',
  '<button aria-label={`Hello ${name}`} />',
  '<Section headline="Hello" />',
  'alert("Hello"); setToast({ title: "Hello" })',
  'element.textContent = "Hello"; element.setAttribute("aria-label", "Hello")',
])('the words in %s are found', (code) => {
  expect(wordsIn('sample.tsx', code).join()).toContain('Hello');
});

test('no word that a visitor reads or hears is in src/, so that content/ has them all', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test|\.d)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const code = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
  expect(files.flatMap((file) => wordsIn(file, code(file)))).toEqual([]);
});
