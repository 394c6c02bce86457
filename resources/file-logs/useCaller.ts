/** Finds the owner of a typed phone number: the debtor, somebody else, or nobody that is known. */
import { useGetList, useTranslate, type RaRecord } from 'react-admin'
import { noted } from '#domain/fileLog/dataChange.ts'
import { isObject } from '#providers/callErrors.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'
import { formats } from '#schemas/formats.ts'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'

type Owner = { id: number; name: string }

/** The debtor of a file, as far as it is seen. */
export function debtorOf({ debtor }: RaRecord): Owner | null {
  const of: unknown = debtor
  return isObject(of) && typeof of.id === 'number' ? { id: of.id, name: String(of.name ?? '') } : null
}

/** Numbers that the debtor is known by, to choose from. */
export function useNumbers(debtor: Owner | null): string[] {
  const may = useMay()
  const { data } = useGetList<RaRecord>(
    debtorContact.name,
    { filter: { debtor: debtor?.id }, pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: debtor !== null && may(debtorContact.access.read) },
  )
  return (data ?? []).flatMap(({ phone }) => (typeof phone === 'string' ? [phone] : []))
}

/** @param debtor Debtor of the file. @returns A sentence; undefined while there is no whole number. */
export function useCaller(typed: string, debtor: Owner | null): string | undefined {
  const translate = useTranslate()
  const may = useMay()
  const number = noted('phone', useDebounced(typed, 300))
  const isWhole = number !== null && formats['phone-e164'](number)
  const { data } = useGetList<RaRecord>(
    debtorContact.name,
    { filter: { phone: number }, pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: isWhole && may(debtorContact.access.read) },
  )
  if (!isWhole || !data) return undefined
  const owners = data.flatMap(({ debtor: of }) => (isObject(of) ? [of] : []))
  if (owners.some(({ id }) => id === debtor?.id)) return translate('fileLog.caller.own', { name: debtor?.name ?? '' })
  const [other] = owners
  return other
    ? translate('fileLog.caller.other', { name: String(other.name ?? '') })
    : translate('fileLog.caller.unknown')
}
