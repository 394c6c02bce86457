/** For which messages a template is meant. */

export type Meant = {
  destination?: 'debtor' | 'client' | null
  /** Debtors of which kind; absent: of both. */
  fileType?: 'private' | 'company' | null
  /** Id of the client for whose files alone it is; absent: for all. */
  customer?: number | null
}

export type Misfit = 'other recipient' | 'other debtor kind' | 'other customer'

/**
 * In what a template is not meant for a message. One for private debtors says what the law wants to be said to them, one for
 * companies does not; one of a client may name what only that client's debtors know.
 *
 * @param message Facts of the file; without a recipient both are right.
 */
export function misfitOf(
  template: Meant,
  message: { destination?: 'debtor' | 'client'; fileType: 'private' | 'company'; customer: number },
): Misfit | undefined {
  const to = template.destination ?? 'debtor'
  if (message.destination !== undefined && message.destination !== to) return 'other recipient'
  if (to === 'debtor' && template.fileType && template.fileType !== message.fileType) return 'other debtor kind'
  return template.customer && template.customer !== message.customer ? 'other customer' : undefined
}
