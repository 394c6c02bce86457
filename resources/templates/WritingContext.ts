import { createContext } from 'react'

/** `insert` puts text where the cursor was last among the texts of a template. */
export const WritingContext = createContext<{ insert: (text: string, isBlock: boolean) => void }>({ insert: () => {} })
