/** What a class of e-mail does for an e-mail. */
import type { EmailClassificationStored } from '#schemas/generated/email-classification.ts'

export type EmailAction = EmailClassificationStored['action']
