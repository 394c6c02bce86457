/**
 * Texts that admins changed, in the memory of each process. A table holds them; a version beside it, which changes with
 * every write, is asked for when a request comes and the last answer is a second old. So every process says a
 * changed text within a second, an idle one asks nothing, and a busy one asks once a second.
 */
import type { Locale } from '#schemas/entity.ts'
import type { Messages } from '#schemas/translate.ts'
import type { Engine } from '#server/db/engine.ts'
import { originals, speak } from '#server/foundation/messages.ts'
import { perLocale } from '#schemas/perLocale.ts'
import { isSpoken } from './catalogue.ts'

export type ChangedTexts = {
  /** Whether the last answer is too old to go by. */
  isDue(): boolean
  /** Asks, and reads the texts anew when they have changed. */
  refresh(): Promise<void>
}

type Change = { locale: Locale; key: string; text: string }
type Answer = { version: string | null; changes: Change[] | null }

/** Milliseconds. */
const freshFor = 1000

/** The texts only when the version is another one than $1, in one statement: both are of the same moment. */
const question = {
  name: 'changed-texts',
  text: `select v.version, case when v.version is distinct from $1::uuid then
      (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (select locale, key, text from changed_text) c) end as changes
    from (select (select version from text_version) as version) v`,
}

export function createChangedTexts(engine: Engine, now: () => number): ChangedTexts {
  let version: string | null = null
  let askedAt = -Infinity
  let asking = Promise.resolve()

  async function ask(): Promise<void> {
    const { rows } = await engine.query<Answer>({ ...question, values: [version] })
    const [found] = rows
    if (found?.changes) speak(withChanges(found.changes))
    version = found?.version ?? null
  }

  return {
    isDue: () => Math.abs(now() - askedAt) >= freshFor,
    refresh() {
      // Before the answer: a database that gives none is not asked by every request.
      askedAt = now()
      asking = asking.catch(() => undefined).then(ask)
      return asking
    },
  }
}

function withChanges(changes: readonly Change[]): Record<Locale, Messages> {
  const spoken = changes.filter(isSpoken)
  const of = (locale: Locale) => new Map(spoken.flatMap((one) => (one.locale === locale ? [[one.key, one.text]] : [])))
  return perLocale((locale) => changed(originals[locale], of(locale)))
}

/** The same keys: a change of a text that the program no longer has says nothing. */
function changed(messages: Messages, texts: ReadonlyMap<string, string>, path = ''): Messages {
  if (texts.size === 0) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? (texts.get(path + key) ?? text) : changed(text, texts, `${path}${key}.`),
    ]),
  )
}
