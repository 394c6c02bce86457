/**
 * What a program of a customer holds a secret for stays that customer's: given to another one, the first would go on reading
 * with its key what is the other's, and what still waits to be sent of the first would go to the other's address.
 */
import { FieldErrors } from '#server/errors.ts'

type Values = Readonly<Record<string, unknown>>

/** @throws {FieldErrors} At `customer`, when it is another than it was. */
export function keepCustomer({ customer }: Values, before: Values): void {
  if (customer === undefined || customer === before.customer) return
  throw new FieldErrors({ customer: [{ key: 'error.customerStays' }] })
}
