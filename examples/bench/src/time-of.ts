import { measure } from 'mitata';

const warmUpMs = 100;
const options = {
  min_cpu_time: 80e6,
  // A sample of work that takes 20 us is then 5 ms, and of work that takes 0.1 us still far above the clock's own cost.
  batch_samples: 256,
  // By itself the library asks for a gigabyte of memory, to have what is there tidied first.
  gc: false,
};

/** The median time of one call, in microseconds, over batches of warm calls. The inputs go round. */
export async function timeOf<Input>(
  run: (input: Input) => unknown,
  inputs: readonly Input[],
): Promise<number> {
  let at = 0;
  const call = (): unknown => {
    at += 1;
    if (at >= inputs.length) at = 0;
    return run(inputs[at] as Input);
  };
  const warmAt = performance.now() + warmUpMs;
  while (performance.now() < warmAt) call();
  const { p50 } = await measure(call, options);
  return p50 / 1000;
}
