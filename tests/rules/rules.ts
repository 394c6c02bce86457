/**
 * The rules of tests that their text can show: what makes a test fail now and then. Each finds the lines that break it.
 *
 * It is text that is looked at, not meaning: what a rule wrongly finds is written differently, or stays in the list.
 */

export type Rule = {
  name: string
  /** What to write instead; the message of the test. */
  says: string
  files: RegExp
  /** @returns Number of places. */
  count(text: string): number
}

const dom = /\.test\.tsx$/
const browser = /\.e2e\.ts$/
const all = /\.(test\.tsx?|e2e\.ts)$/
const standard = /^(?!.*\.long\.).*\.(test\.tsx?|e2e\.ts)$/

const matches =
  (pattern: RegExp) =>
  (text: string): number =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].length

const absence =
  /(?<!\.not)\.(toBeNull|toBeUndefined)\(\)|\.toHaveLength\(0\)|\.toEqual\(\[\]\)|\.not\.toBeInTheDocument/
const action =
  /\b(?:userEvent|user|typist|keys)\.(?:click|dblClick|type|keyboard|clear|tab|hover|selectOptions|paste|upload)\(|\bfireEvent\b|\b\w+\.(?:go|back)\(/
const global =
  /\bvi\.(?:spyOn|stubGlobal|stubEnv)\(|\bprocess\.env\.\w+ = |\bprocess\.env\[[^\]]+\] = |\.prototype\.\w+ = |\b(?:globalThis|window|navigator)\.\w+ = |\bdefineProperty\((?:globalThis|window|navigator|document|\w+\.prototype)\b/

export const rules: readonly Rule[] = [
  {
    name: 'absence',
    says: 'An absence is waited for by gone(find), which finds it first, or by never(find), which asks a page at rest.',
    files: dom,
    // A wait that awaits asks the server, which says what is no longer there.
    count: (text) => callsOf(text, 'waitFor').filter((body) => absence.test(body) && !/\bawait\b/.test(body)).length,
  },
  {
    name: 'absence after an action',
    says: 'What an action brings or takes is not there yet on the next line: gone(find), never(find), or await a findBy….',
    files: dom,
    count: (text) => afterAction(text, (line) => /\bquery(?:All)?By/.test(line) && absence.test(line)),
  },
  {
    name: 'get after an action',
    says: 'What an action brings is not there yet on the next line: await findBy….',
    files: dom,
    count: (text) => afterAction(text, (line) => /\bget(?:All)?By/.test(line) && !action.test(line)),
  },
  {
    name: 'value read once',
    says: 'A value of a page is read by expect.poll, or by a locator that says it and is waited for.',
    files: browser,
    // What is asked of accessibility waits for the page itself.
    count: matches(/\bexpect\(\s*await (?!violationsOf\()/),
  },
  {
    name: 'absence in a browser',
    says: 'What goes is waited for by goneBy(part, act); what never comes is asked after quiet(page).',
    files: browser,
    count: matches(/state: '(?:detached|hidden)'|\.count\(\)\)?[^\n]*\.toBe\(0\)|\.toHaveCount\(0\)/),
  },
  {
    name: 'pause',
    says: 'There are no pauses: what must not happen is proved by an event that comes after it.',
    files: all,
    count: matches(
      /setTimeout\(\w+, \d[\d_]*\)\)|\bwaitForTimeout\(|await (?:sleep|delay|pause|setTimeout)\(|\bpg_sleep\(/,
    ),
  },
  {
    name: 'clock of the machine',
    says: 'The clock is that of the server: app.now() and api.advance; days of a page come from it.',
    files: all,
    count: matches(/\bDate\.now\(\)|\bnew Date\(\)/),
  },
  {
    name: 'number of a record',
    says: 'The number of a record comes from an answer: a sequence may have given this one to somebody else.',
    files: all,
    count: matches(
      /\b(?:client|customer|debtor|file|claim|merchant|user|team): [1-9]\d{0,2}\b|\/api\/v\d\/[\w-]+\/[1-9]\d{0,2}\b/,
    ),
  },
  {
    name: 'limit on time',
    says: 'Time is measured in processor time, and only in benches and in the test of the event loop.',
    files: all,
    count: matches(
      /\bexpect\((?:performance\.now\(\)|Date\.now\(\)|\w*(?:[tT]ook|[eE]lapsed|[dD]uration|[lL]ongest|[sS]pent)\w*)[^\n]*\)\.toBeLessThan/,
    ),
  },
  {
    name: 'kill by the clock',
    says: 'A kill happens at a named point of the work, never after a number of milliseconds.',
    files: all,
    count: matches(/setTimeout\([^\n]*\n?[^\n]*(?:\bkill\(|SIGKILL)|Math\.random\(\)[^\n]*\n?[^\n]*\bkill\(/),
  },
  {
    name: 'chance',
    says: 'Chance has the seed of the run: fast-check, without a seed of its own, and no Math.random.',
    files: all,
    count: matches(/\bMath\.random\(|\bfc\.configureGlobal\(|\bseed: -?\d/),
  },
  {
    name: 'global',
    says: 'What changes something for the whole process puts it back in onTestFinished, beside the change.',
    files: all,
    count: unreturned,
  },
  {
    name: 'time limit',
    says: 'A test with a limit of its own does too much for one, or belongs to the long set.',
    files: standard,
    count: matches(/\btimeout: [\d_]+|^\s*\d[\d_]{3,},?\s*\)?$|\}, \d[\d_]{3,}\)$/m),
  },
]

/** Places of a file that break a rule; its comments do not count. */
export const breaches = (rule: Rule, file: string, text: string): number =>
  rule.files.test(file) ? rule.count(withoutComments(text)) : 0

/** Lines stay where they are. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/[^\n]*/g, '$1')

/** What stands between the parentheses of each call of a function. */
function callsOf(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map(({ index, 0: head }) => {
    const begin = index + head.length
    let depth = 1
    let end = begin
    for (; end < text.length && depth > 0; end += 1) {
      if (text[end] === '(') depth += 1
      if (text[end] === ')') depth -= 1
    }
    return text.slice(begin, end - 1)
  })
}

/** Lines of that kind that follow an action at once, and wait for nothing. */
function afterAction(text: string, isOfKind: (line: string) => boolean): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.filter(
    (line, at) =>
      action.test(lines[at - 1] ?? '') && isOfKind(line) && !/\b(?:waitFor|findBy|findAllBy|poll)\b/.test(line),
  ).length
}

/** Changes of something that outlives the test, with nothing near them that takes them back. */
function unreturned(text: string): number {
  const lines = text.split('\n')
  const returns = /\bonTestFinished\b|\bafterEach\b|\bafterAll\b|\bfinally\b/
  return lines.filter(
    (line, at) => global.test(line) && !lines.slice(Math.max(0, at - 6), at + 7).some((near) => returns.test(near)),
  ).length
}
