/** Columns with a debtor's address as the office knows it, and as the provider reports it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useRecordContext, useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { addressLine } from '#resources/debtors/addressLine.ts'
import { currentAddress } from '#resources/debtors/useAddresses.ts'
import { TruncatedText } from '#resources/fields/TruncatedText.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { Column } from '#resources/table/Column.tsx'
import type { AddressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { debtorAddress, type DebtorAddress } from '#schemas/generated/debtor-address.ts'

/** Addresses of one call, which are some for each row of a page. */
const most = 1000

const debtorOf = (record: { debtor?: unknown } | undefined): number | undefined =>
  isObject(record?.debtor) && typeof record.debtor.id === 'number' ? record.debtor.id : undefined

/** Address of the row's debtor; asked for all rows of the page together. */
function useCurrentAddress(): string {
  const record = useRecordContext<AddressSurveillance>()
  const { data = [] } = useListContext<AddressSurveillance>()
  const may = useMay()
  const [today] = useState(() => dayOf(Date.now()))
  const debtors = [...new Set(data.flatMap((row) => debtorOf(row) ?? []))]
  const { data: addresses } = useQuery({
    queryKey: [debtorAddress.name, 'current', debtors],
    queryFn: async ({ signal }) => {
      const query = { _filter: { debtor: { in: debtors } }, _order: { validFrom: 'desc' }, _limit: most }
      const { items } = (await call('GET', debtorAddress.api, { query, signal })) as { items: DebtorAddress[] }
      return Map.groupBy(items, (one) => debtorOf(one) ?? Number(one.debtor))
    },
    enabled: debtors.length > 0 && may(debtorAddress.access.read),
  })
  const id = debtorOf(record)
  const own = id === undefined ? undefined : addresses?.get(id)
  const found = own && currentAddress(own, today)
  return found ? addressLine(found) : ''
}

const Current = () => <TruncatedText text={useCurrentAddress()} />

const New = () => {
  const record = useRecordContext<AddressSurveillance>()
  if (!record?.newStreet && !record?.newCity) return null
  const { newStreet, newHouseNumber, newHouseExtension, newPostcode, newCity } = record
  const parts = { houseNumber: newHouseNumber, houseExtension: newHouseExtension, postcode: newPostcode }
  return <TruncatedText text={addressLine({ ...parts, street: newStreet ?? '', city: newCity ?? '' })} />
}

export const CurrentAddressColumn = () => (
  <Column
    source="_address"
    label={useTranslate()('columns.address-surveillance._address')}
    field={Current}
    width={230}
  />
)
export const NewAddressColumn = () => (
  <Column
    source="_newAddress"
    label={useTranslate()('columns.address-surveillance._newAddress')}
    field={New}
    width={230}
  />
)
