import { measure } from 'mitata';

const warmUpMs = 100;
/** Far above the clock's own cost, and within what a busy machine leaves a process at a stretch. */
const sampleMs = 1;
/** The library calls so often in a row: a sample that is no multiple would be divided by calls that were not made. */
const unrolled = 4;
const options = {
  min_cpu_time: 80e6,
  batch_unroll: unrolled,
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
  let calls = 0;
  for (; performance.now() < warmAt; calls += 1) call();
  const batch_samples = Math.ceil(((calls / warmUpMs) * sampleMs) / unrolled) * unrolled;
  const { p50 } = await measure(call, { ...options, batch_samples });
  return p50 / 1000;
}
