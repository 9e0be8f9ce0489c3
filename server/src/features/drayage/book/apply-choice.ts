import { container } from '@portal/contract/drayage/containers.ts';
import { containerOf, sizeOf } from '@portal/contract/drayage/container-sizes.ts';
import type { ContainerCode } from '@portal/contract/drayage/data/containers.ts';
import type { DrayageInput, HaulChoice } from '@portal/contract/drayage/drayage-input.ts';
import { problem } from '../../../platform/http/errors.ts';

/** The container a type and a size come to; what is not chosen stays as it is. 400 `drayage.container_unknown`. */
const chosenContainer = (code: ContainerCode, { type, size }: HaulChoice): ContainerCode => {
  const present = container(code);
  const chosen = containerOf(type ?? present.kind, size ?? sizeOf(present));
  if (!chosen) throw problem('drayage.container_unknown', 400, { field: size ? 'size' : 'type' });
  return chosen.code;
};

type Chosen = Partial<Pick<DrayageInput, 'terminal' | 'container' | 'hazmat_type' | 'steamship_line'>>;

/** What a choice changes of a haul. */
export const chosenOf = (current: Pick<DrayageInput, 'container'>, choice: HaulChoice): Chosen => ({
  ...(choice.terminal === undefined ? {} : { terminal: choice.terminal }),
  ...(choice.type || choice.size ? { container: chosenContainer(current.container, choice) } : {}),
  ...(choice.hazmat_type === undefined
    ? {}
    : { hazmat_type: choice.hazmat_type === 'none' ? null : choice.hazmat_type }),
  ...(choice.carrier === undefined ? {} : { steamship_line: choice.carrier }),
});
