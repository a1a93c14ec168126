import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What to leave out of one file of a library. The build fails when the file no longer contains it. */
export type LeftOut = {
  file: RegExp;
  /** Functions that are never called. */
  unused?: readonly string[];
  /** Functions that are called, but do nothing because what they serve is unused. */
  idle?: readonly string[];
  /** Functions that always do the same here, with what they do. */
  bodies?: Readonly<Record<string, string>>;
  /** Cases of `switch` that never apply. */
  cases?: readonly (number | string)[];
  /** Statements that assign to these or to members of these, or call these. */
  statements?: readonly string[];
  /** Conditions that always have the same value here. */
  conditions?: Readonly<Record<string, boolean>>;
};

type Edit = { start: number; end: number; text: string };

/**
 * Removes unused parts of libraries from the browser bundle. They are reachable from used parts, so tree shaking keeps
 * them.
 */
export const leaveOut = (parts: readonly LeftOut[]): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: parts.map(({ file }) => file) },
    handler: (code, id) => ({
      code: parts.filter(({ file }) => file.test(id)).reduce(withoutParts, code),
      map: null,
    }),
  },
});

/** The code without these parts. */
export function withoutParts(code: string, part: LeftOut): string {
  const { file, unused = [], idle = [], bodies = {}, cases = [], statements = [], conditions = {} } = part;
  const wanted = new Set([
    ...unused,
    ...idle,
    ...Object.keys(bodies),
    ...cases,
    ...statements,
    ...Object.keys(conditions),
  ]);
  const edits: Edit[] = [];
  const found = (what: number | string, { start, end }: { start: number; end: number }, text: string) => {
    wanted.delete(what);
    edits.push({ start, end, text });
  };
  const empty = new Set([...unused, ...idle]);
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const visitCondition = (condition: ESTree.Expression) => {
    const text = textOf(condition);
    if (Object.hasOwn(conditions, text)) found(text, condition, String(conditions[text]));
    else if (condition.type === 'UnaryExpression') visitCondition(condition.argument);
  };
  new Visitor({
    FunctionDeclaration({ id, body }) {
      const name = id?.name ?? '';
      if (body === null || !(empty.has(name) || Object.hasOwn(bodies, name))) return;
      found(name, body, `{${bodies[name] ?? ''}}`);
    },
    ExpressionStatement(statement) {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression' && expression.type !== 'CallExpression') return;
      const target = textOf(expression.type === 'CallExpression' ? expression.callee : expression.left);
      const which = statements.find((name) => target === name || target.startsWith(`${name}.`));
      if (which !== undefined) found(which, statement, ';');
    },
    SwitchStatement(statement) {
      let isReached = false;
      for (const { test, consequent, start, end } of statement.cases) {
        const value = test === null ? '' : test.type === 'Literal' ? test.value : textOf(test);
        const which = cases.find((each) => each === value);
        // What a case before it falls through to stays, and so do variables: other cases may use them.
        const variables = variablesOf(consequent).join(', ');
        if (which !== undefined && isReached) found(which, { start, end: consequent[0]?.start ?? end }, '');
        else if (which !== undefined)
          found(which, { start, end }, variables && `case ${value}: var ${variables}; break;`);
        isReached = (isReached || which === undefined) && !hasEnd(consequent);
      }
    },
    IfStatement({ test }) {
      visitCondition(test);
    },
    ConditionalExpression({ test }) {
      visitCondition(test);
    },
    LogicalExpression({ left }) {
      visitCondition(left);
    },
  }).visit(parseSync('library.js', code).program);
  if (wanted.size > 0) throw new Error(`${file} no longer contains ${[...wanted].join(', ')}`);
  return withEdits(code, edits);
}

/** Whether what follows these statements is reached only by a jump. */
function hasEnd(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return hasEnd(last.body as ESTree.Statement[]);
  return /^(Break|Continue|Return|Throw)Statement$/.test(last?.type ?? '');
}

/** Names of variables declared here, outside of functions. */
function variablesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, id } = part as { type?: string; id?: { name: string } };
  if (type?.includes('Function')) return [];
  const own = type === 'VariableDeclarator' && id !== undefined ? [id.name] : [];
  return [...own, ...Object.values(part).flatMap(variablesOf)];
}

/** Edits inside others are dropped. */
function withEdits(code: string, edits: Edit[]): string {
  let rest = 0;
  let result = '';
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < rest) continue;
    result += code.slice(rest, start) + text;
    rest = end;
  }
  return result + code.slice(rest);
}
