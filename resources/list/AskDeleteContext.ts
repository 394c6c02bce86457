/** How a row asks for its record to be deleted: one dialog per list does it. */
import { createContext } from 'react'
import type { RaRecord } from 'react-admin'

export const AskDeleteContext = createContext<(record: RaRecord) => void>(() => {})
