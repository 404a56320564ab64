import type { FormRefusal_RefusalFragment } from './form-refusal.generated.ts';

export type FormRefusal = FormRefusal_RefusalFragment;

export function isRefusal(result: object): result is FormRefusal {
  return 'problems' in result;
}
