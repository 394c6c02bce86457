import { isPercentage } from './percentage.ts'

/** Percentage of a whole as a decimal string: from '0' to '100', at most 4 digits after the point. */
export const isShare = (text: string): boolean => isPercentage(text) && !text.startsWith('-') && Number(text) <= 100
