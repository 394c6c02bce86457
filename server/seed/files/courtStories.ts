/** Story files 8 to 12: debt help, bankruptcy, a judge, a bailiff, somebody who left. */
import { stoppedPeriods } from '#domain/ledger/stops.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/day.ts'
import type { Story, Teller } from './tell.ts'

export const courtStories = (t: Teller): Story[] => [moratorium(t), bankrupt(t), judged(t), atTheBailiff(t), left(t)]

function moratorium(t: Teller): Story {
  const who = { customer: 3, debtorId: 8, phase: 'shv' }
  const claims = [t.claim(t.ago(260), 230_00), t.claim(t.ago(230), 230_00), t.claim(t.ago(200), 115_00)]
  const letter = t.letter(t.ago(180))
  return {
    ...who,
    letter,
    receivedAt: t.ago(150),
    state: 'suspend',
    isProtected: true,
    facts: t.facts(who, { claims, costs: [t.bik(3, addDays(letter.end, 1), ...claims)] }),
    holdReason: 'Moratorium: geen incasso tot het eindigt',
    pausedUntil: addMonths(t.ago(40), 6),
    description: 'Schuldhulp met een moratorium tot een dag.',
  }
}

/** The estate pays no interest from the day of the bankruptcy on. */
function bankrupt(t: Teller): Story {
  const who = { customer: 1, debtorId: 9 }
  const claims = [t.claim(t.ago(160), 5_400_00)]
  const facts = t.facts(who, { claims, costs: [t.bik(1, t.ago(120), ...claims)] })
  return {
    ...who,
    receivedAt: t.ago(120),
    state: 'suspend',
    isProtected: true,
    facts: {
      ...facts,
      periods: [...facts.periods, ...stoppedPeriods([{ from: t.ago(50), to: null, kind: 'bankruptcy' }], claims)],
    },
    holdReason: 'Faillissement: vordering ingediend bij de curator',
    description: 'Faillissement van de debiteur.',
  }
}

/** 1,000.00 with interest and 150.00 costs before the judge: 125.57, 350.00 and 144.00, together 619.57. */
function judged(t: Teller): Story {
  const who = { customer: 1, debtorId: 10, phase: 'judicial' }
  const claims = [t.claim('2026-01-31', 1_000_00)]
  const letter = t.letter('2026-02-10')
  const begun = t.facts(who, { claims, costs: [t.bik(1, addDays(letter.end, 1), ...claims)] })
  const costs = [...begun.costs, ...t.court(1, '2026-05-22', begun)]
  return {
    ...who,
    letter,
    facts: { ...begun, costs },
    receivedAt: '2026-03-02',
    interruptions: [{ date: '2026-05-22', kind: 'legal_action' }],
    description: 'Vonnis met € 619,57 proceskosten.',
  }
}

/** The judgment was served and wages were seized; both acts are in the account. */
function atTheBailiff(t: Teller): Story {
  const who = { customer: 5, debtorId: 11, phase: 'bailiff' }
  const claims = [t.claim('2025-11-15', 640_00)]
  const letter = t.letter('2025-12-01')
  const begun = t.facts(who, { claims, costs: [t.bik(5, addDays(letter.end, 1), ...claims)] })
  const costs = [
    ...begun.costs,
    ...t.court(5, '2026-03-10', begun),
    t.cost('service_judgment', '2026-05-06', 136_71, { description: 'Exploot 2026-0506' }),
    t.cost('attachment_wage', '2026-06-17', 184_91, { description: 'Loonbeslag bij de werkgever' }),
  ]
  return {
    ...who,
    letter,
    facts: { ...begun, costs },
    receivedAt: '2026-01-12',
    interruptions: [{ date: '2026-03-10', kind: 'legal_action' }],
    description: 'Bij de deurwaarder: betekening en loonbeslag.',
  }
}

/** Debtor who left without a known address, so no letter can be sent. */
function left(t: Teller): Story {
  const who = { customer: 3, debtorId: 12, phase: 'monitoring' }
  return {
    ...who,
    receivedAt: t.ago(70),
    state: 'monitoring_in_progress',
    facts: t.facts(who, { claims: [t.claim(t.ago(150), 178_40)] }),
    description: 'Vertrokken, onbekend waarheen: het adres wordt bewaakt.',
  }
}
