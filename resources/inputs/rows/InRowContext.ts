/** Whether an input stands in a row of several, where its column is its label and there is little room. */
import { createContext } from 'react'

export const InRowContext = createContext(false)
