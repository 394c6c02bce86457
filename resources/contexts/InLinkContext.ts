/** Whether a value stands in a link already, such as the title of a row: a link in a link is none. */
import { createContext } from 'react'

export const InLinkContext = createContext(false)
