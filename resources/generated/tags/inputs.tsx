// Generated from tag.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ColourControl } from '#resources/inputs/ColourControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const ColourInput = () => <ColourControl source="colour" />

export const DescriptionInput = () => <TextControl source="description" />

export const ActiveInput = () => <BooleanControl source="active" />
