/** Whether the field is inside a link, such as the title of a row, where a nested link is not allowed. */
import { createContext } from 'react'

export const InLinkContext = createContext(false)
