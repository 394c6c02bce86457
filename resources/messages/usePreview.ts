/** Previews a message, asked anew when something else is chosen. */
import { useEffect, useState } from 'react'
import { HttpError, type Identifier } from 'react-admin'
import { call } from '#providers/http.ts'
import { file } from '#schemas/generated/file.ts'

export type Preview = {
  hold: string | null
  note: string | null
  article: string | null
  wayOut: string | null
  mayOverride: boolean
  to: string | null
  language: string | null
  subject: string | null
  body: string | null
  segments: number | null
  leavesAt: string | null
  /** Titles of what goes with it. */
  annexes: readonly string[]
}

type Told = { preview?: Preview; problem?: string }

/** @param body undefined: nothing is chosen yet. */
export function usePreview(id: Identifier, body: object | undefined): Told {
  const asked = body && JSON.stringify(body)
  const [told, setTold] = useState<Told & { asked?: string }>({})
  useEffect(() => {
    if (asked === undefined) return undefined
    let isWanted = true
    call('POST', `${file.api}/${id}/message/preview`, { body: JSON.parse(asked) as object }).then(
      (preview) => isWanted && setTold({ asked, preview: preview as Preview }),
      (error: unknown) => isWanted && setTold({ asked, problem: reasonOf(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [id, asked])
  return told.asked === asked ? told : {}
}

export function reasonOf(error: unknown): string {
  const body: unknown = error instanceof HttpError ? error.body : undefined
  const said: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof said === 'string' ? said : error instanceof Error ? error.message : String(error)
}
