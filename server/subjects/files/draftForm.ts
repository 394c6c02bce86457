/** Parts of a new file that may wait in a draft, step by step. */
import { claim } from '#schemas/generated/claim.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import type { DraftForm } from '#server/records/subject.ts'

export const newFileForm: DraftForm = {
  right: 'ROLE_FILE_CREATE',
  parts: {
    newDebtor: debtor,
    claims: claim,
    interest: interestSetting,
    letter: ['isSent', 'sent', 'by', 'amount', 'toCoDebtors'],
    chosen: ['isKnown', 'hasInterest'],
  },
}
