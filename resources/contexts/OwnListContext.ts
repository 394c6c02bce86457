/** A form over the list that its record belongs to, where the list is known and not asked. */
import { createContext } from 'react'

export const OwnListContext = createContext(false)
