/** Reads what a record is part of, from the top down; empty where the server does not tell. */
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { Related } from '#resources/texts/relatedText.ts'

export async function readAncestors({ api }: Entity, id: RecordId, signal: AbortSignal): Promise<Related[]> {
  const body = await callIfOffered('GET', `${api}/${id}/ancestors`, { signal })
  return isObject(body) && Array.isArray(body.items) ? (body.items as Related[]) : []
}
