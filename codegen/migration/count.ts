/** Counts rows in the developer's database, so that a refusal can say what is at stake. */
export type Counter = { count(sql: string): Promise<number>; close(): void }

export function countRows(_root: string): Counter {
  return { count: () => Promise.reject(new Error('no database was asked')), close: () => undefined }
}
