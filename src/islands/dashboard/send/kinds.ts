import {
  AlignLeft,
  Calendar,
  CircleDot,
  Gauge,
  Hash,
  ListChecks,
  ToggleLeft,
  type LucideIcon,
} from 'lucide-react'
import type { QuestionType } from '#lib/questionnaires/questions.ts'

/** The picture of each kind; its name always stands beside it. */
export const KIND_ICONS: Record<QuestionType, LucideIcon> = {
  text: AlignLeft,
  number: Hash,
  scale: Gauge,
  one: CircleDot,
  several: ListChecks,
  yes_no: ToggleLeft,
  date: Calendar,
}
