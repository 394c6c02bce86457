/** Says what the step of a file would do today, or why it does nothing. */
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Outcome } from '#resources/workflows/Outcome.tsx'
import { PreviewConditions } from '#resources/workflows/PreviewConditions.tsx'
import { call } from '#providers/http.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { file as files } from '#schemas/generated/file.ts'

export const WhatNext = ({ file, workflow, step }: { file: number; workflow: number; step: number }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [files.name, 'workflow', file, step],
    queryFn: ({ signal }) => {
      const options = { body: { file }, signal, key: false, quiet: true } as const
      return call('POST', `/api/v4/workflow/${workflow}/step/${step}/preview`, options)
    },
    retry: false,
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={52} aria-busy />
  return (
    <>
      <Outcome outcome={data} />
      {data.conditions.length > 0 && <PreviewConditions conditions={data.conditions} />}
    </>
  )
}
