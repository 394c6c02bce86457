/** Periods of interest and booked entries of a file. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'
import { call } from '#providers/http.ts'
import { file } from '#schemas/generated/file.ts'

export type Segment = Answers['GET']['/api/v4/file/{id}/interest']['segments'][number]
export type Entry = Answers['GET']['/api/v4/file/{id}/entries']['items'][number]

/** @param on A day; absent: today. */
export const useSegments = ({ id }: RaRecord, on?: string) =>
  useQuery({
    queryKey: [file.name, 'interest', String(id), on ?? ''],
    queryFn: ({ signal }) => call('GET', `/api/v4/file/${Number(id)}/interest`, { query: on ? { on } : {}, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

export const entriesPerPage = 50

export const useEntries = ({ id }: RaRecord, page: number) =>
  useQuery({
    queryKey: [file.name, 'entries', String(id), page],
    queryFn: ({ signal }) =>
      call('GET', `/api/v4/file/${Number(id)}/entries`, {
        query: { _offset: String(page * entriesPerPage), _limit: String(entriesPerPage) },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
