/** Whether an input is in a row, where its column is its label and space is narrow. */
import { createContext } from 'react'

export const InRowContext = createContext(false)
