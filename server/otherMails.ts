/**
 * Mails of this product that are about something else than an account, by their keys below `mail`: settings admins word them.
 * A mail that is not named here belongs to accounts.
 */
export const otherMails: readonly string[] = [
  'webhookOff',
  'apiAlertBegins',
  'apiAlertEnds',
  'complaintAnswered',
  'templateTest',
  'smsTest',
]
