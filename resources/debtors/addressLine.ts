/** An address on one line. */
import type { DebtorAddress } from '#schemas/generated/debtor-address.ts'

type Address = Pick<DebtorAddress, 'street' | 'houseNumber' | 'houseExtension' | 'postcode' | 'city'>

export const addressLine = ({ street, houseNumber, houseExtension, postcode, city }: Address): string =>
  [
    [street, [houseNumber, houseExtension].filter(Boolean).join('')],
    [postcode, city],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join(', ')
