/** Action of a class of e-mail. */
import type { EmailClassificationStored } from '#schemas/generated/email-classification.ts'

export type EmailAction = EmailClassificationStored['action']
