/** Fills in the next customer number, unless one was typed. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'

export const NumberProposal = () => {
  const { getValues, setValue } = useFormContext()
  const { data } = useQuery({
    queryKey: ['customer', 'number'],
    queryFn: ({ signal }) => call('GET', '/api/v4/customer/number', { signal }),
    gcTime: 0,
  })
  const number = isObject(data) ? data.number : undefined
  useEffect(() => {
    if (typeof number === 'string' && !getValues('number')) setValue('number', number)
  }, [number, getValues, setValue])
  return null
}
