/**
 * Judges an e-mail that comes in: whose it is, what it is about, and whether it may act without a person. It may only where a
 * person wrote it, a sentence of theirs decides, and it is confirmed from whom it comes.
 */
import { confirmedBy } from '#domain/incomingMail/authentication.ts'
import { decidingSentence } from '#domain/incomingMail/decidingSentence.ts'
import type { DecidingWord } from '#domain/incomingMail/classify.ts'
import type { IncomingEmailStored } from '#schemas/generated/incoming-email.ts'
import type { Trx } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { classesOf, judge, type EmailClass } from './emailClasses.ts'
import { saidIn, type Said } from './ourWords.ts'
import type { ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'
import { suggest, type Suggestion } from './suggest.ts'

type Judged = {
  /** Values of the record. */
  values: Pick<
    IncomingEmailStored,
    | 'suggestedFile'
    | 'suggestedBy'
    | 'suggestedOn'
    | 'proposed'
    | 'score'
    | 'words'
    | 'classification'
    | 'sentence'
    | 'confirmedBy'
  >
  suggestion: Suggestion | undefined
  mayAct: boolean
}
type Found = { of: EmailClass; score: number; words: DecidingWord[] }

export async function judgeMail(trx: Trx, mail: ReadMail): Promise<Judged> {
  const suggestion = await suggest(trx, mail)
  const said = await saidIn(trx, mail, suggestion?.file ?? null)
  const found = await classOf(trx, mail, said)
  const isSure = found !== undefined && found.score >= found.of.threshold
  const sentence = found && mail.kind !== 'bounce' ? (sentenceOf(said, found.words) ?? null) : null
  const confirmed = await confirmation(trx, mail, suggestion)
  return {
    values: {
      suggestedFile: suggestion?.file ?? null,
      suggestedBy: suggestion?.by ?? null,
      suggestedOn: suggestion?.on ?? null,
      proposed: found?.of.id ?? null,
      score: found ? String(found.score) : null,
      words: found?.words ?? null,
      classification: isSure ? found.of.id : null,
      sentence,
      confirmedBy: confirmed,
    },
    suggestion,
    mayAct:
      isSure &&
      found.of.action !== 'none' &&
      mail.kind === 'ordinary' &&
      sentence !== null &&
      confirmed !== null &&
      suggestion?.isCertain === true,
  }
}

/** Only what its sender wrote: what is quoted or passed on decides nothing. */
export const sentenceOf = ({ subject, own }: Said, words: readonly DecidingWord[]): string | undefined =>
  decidingSentence({ subject: own === '' ? '' : subject, text: own }, words)

/** By a Message-ID of ours, which only whom we wrote to knows, or by the mail server of the office. */
async function confirmation(
  trx: Pick<Trx, 'query'>,
  { from, authenticationResults }: ReadMail,
  suggestion: Suggestion | undefined,
): Promise<IncomingEmailStored['confirmedBy']> {
  if (from !== '' && suggestion?.sentTo === from) return 'answer'
  const servers = await settingValue(trx, 'sending.authServers')
  return confirmedBy(authenticationResults, from, Array.isArray(servers) ? servers : []) ?? null
}

/** Class of a mail. One that no person wrote has the class of its kind, whatever its words. */
async function classOf(trx: Pick<Trx, 'query'>, { kind }: ReadMail, said: Said): Promise<Found | undefined> {
  const classes = await classesOf(trx)
  const own = classes.find(({ code }) => code === kind)
  if (own)
    return {
      of: own,
      score: 99.9,
      words: [{ word: kind === 'bounce' ? 'delivery-status' : 'auto-submitted', weight: 70 }],
    }
  const judgment = await judge(trx, said, classes)
  const of = classes.find(({ id }) => id === judgment?.classification)
  return judgment && of ? { of, score: judgment.score, words: judgment.words } : undefined
}
