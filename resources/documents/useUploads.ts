/** Files on their way to a file: two at a time, each with its progress, its refusal, and a way to try again. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import { RefusedError } from '#providers/callErrors.ts'
import { upload } from './upload.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { document } from '#schemas/generated/document.ts'
import { file as files } from '#schemas/generated/file.ts'

export type Sending = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** Part that is sent, from 0 to 1. */
  progress: number
  /** The server's sentence, or a key of a text. */
  refusal?: string
}
export type Form = Readonly<Record<string, string>>

const atOnce = 2
let lastKey = 0

export function useUploads(path: string, form: Form) {
  const queryClient = useQueryClient()
  const [list, setList] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const change = useCallback(
    (key: number, changes: Partial<Sending>) =>
      setList((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  )

  const send = useEvent(async ({ key, file }: Sending) => {
    if (stops.current.has(key)) return
    const stop = new AbortController()
    stops.current.set(key, stop)
    change(key, { state: 'sending', progress: 0 })
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) body.append(name, value)
    body.append('files', file)
    try {
      await upload(path, body, { signal: stop.signal, onProgress: (progress) => change(key, { progress }) })
      change(key, { state: 'done', progress: 1 })
      for (const name of [document.name, files.name]) void queryClient.invalidateQueries({ queryKey: [name] })
    } catch (error) {
      if (stop.signal.aborted) return
      change(key, { state: 'refused', refusal: refusalIn(error) })
    } finally {
      stops.current.delete(key)
    }
  })

  useEffect(() => {
    const free = atOnce - list.filter(({ state }) => state === 'sending').length
    for (const one of list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      void send(one)
    }
  }, [list, change, send])
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop.abort())
  }, [])

  return {
    list,
    add: (added: readonly File[]) =>
      setList((now) => [
        ...now.filter(({ state }) => state !== 'done'),
        ...added.map((file): Sending => ({ key: (lastKey += 1), file, state: 'waiting', progress: 0 })),
      ]),
    again: (key: number) => change(key, { state: 'waiting', refusal: undefined }),
    remove: (key: number) => {
      stops.current.get(key)?.abort()
      setList((now) => now.filter((one) => one.key !== key))
    },
  }
}

/** Reason of a refusal. The server puts faults of the sent file at `files.0`: each call sends one file. */
function refusalIn(error: unknown): string {
  const own = error instanceof RefusedError ? Object.values(error.fields).flat()[0] : undefined
  return own ?? callMessage(error)
}
