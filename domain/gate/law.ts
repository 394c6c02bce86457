/** Law on which a reason rests, and who may set it aside: one table for screens, documents and lists. */
import type { ProtectionKind } from '#domain/protection.ts'
import { mayBePassed } from '#domain/workflow/passableReasons.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { RoleName } from '#schemas/generated/roles.ts'
import type { Held } from './letter.ts'

/** Who may send what is held for a reason that is no law: with the reason why, which the audit keeps. */
export const overrideRight: RoleName = 'ROLE_FILE_SEND_OVERRIDE'

const articles: Readonly<Partial<Record<HoldReason, string>>> = {
  missing_14_day_letter: 'art. 6:96 lid 6 BW',
  '14_day_term_running': 'art. 6:96 lid 6 BW',
  limitation_passed: 'art. 3:307 BW',
  wki_expired: 'Wki',
  contact_window: 'Bki',
  opt_out: 'art. 21 AVG',
  disputed: 'Bki',
  arrangement_running: 'art. 6:248 BW',
  deceased: 'art. 4:182 BW',
  minor: 'art. 1:234 BW',
  guardianship: 'art. 1:381, 1:438 BW',
  insolvency: 'art. 26 Fw',
  no_judgment: 'art. 430 Rv',
  not_in_court: 'Bki',
  sums_differ: 'Bki',
}

const ofProtection: Readonly<Partial<Record<ProtectionKind, string>>> = {
  bankruptcy: 'art. 26 Fw',
  wsnp: 'art. 299 Fw',
  suspension_of_payments: 'art. 230 Fw',
  moratorium: 'art. 5 Wgs',
  shv_intake: 'Wgs',
  shv_arrangement: 'Wgs',
  curatele: 'art. 1:381 BW',
  bewind: 'art. 1:438 BW',
}

/** @returns As it is cited in Dutch; undefined: it rests on no article, but on what is the matter. */
export const articleOf = ({ hold, note }: Held): string | undefined =>
  ofProtection[note as ProtectionKind] ?? articles[hold]

/** @returns The right with which a person may send it all the same; undefined: nobody may. */
export const overriddenBy = ({ hold }: Held): RoleName | undefined =>
  mayBePassed(hold) && overridable.has(hold) ? overrideRight : undefined

/** Reasons of the case, which a person may know better; a repetition is simply asked for again. */
export const overridable: ReadonlySet<HoldReason> = new Set<HoldReason>(['disputed', 'arrangement_running'])
