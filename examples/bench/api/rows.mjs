import { ourName } from '../src/benchmark.ts';

/** A row without a peer. */
export function rowOf(name, unit, ours, target = null, noise = 0) {
  return { name, unit, ours, peer: null, peerName: null, floor: null, ratio: null, noise, target };
}

/** What an engine's rounds come to: the rows of its leads, and over SQLite those of times, start and memory. */
export function rowsOf(engine, figures) {
  const own = figures.get(ourName);
  const [, peer] = engine.ways;
  const beside = (name, unit, key, target) => {
    const other = figures.get(peer.name)[key];
    return {
      ...rowOf(`api: lead on the disk, ${engine.name}${name}`, unit, own[key], target, own.noise),
      peer: other,
      peerName: peer.name,
      ratio: own[key] / other,
    };
  };
  const rows = [
    beside('', 'per second', 'perSecond', targets[engine.name](peer.name)),
    beside(': p50', 'ms', 'p50', null),
    beside(': p99', 'ms', 'p99', null),
    beside(': processor', 'us', 'cpuUs', null),
    rowOf(`api: times of a month, ${engine.name}`, 'per second', own.timesPerSecond),
    rowOf(`api: times of a month, ${engine.name}: p99`, 'ms', own.timesP99),
    rowOf(`api: times of a month, ${engine.name}: processor`, 'us', own.timesCpuUs),
  ];
  return engine.name === 'SQLite' ? [...rows, ...atRest(own)] : rows;
}

function atRest({ startMs, restMb, loadedMb }) {
  return [
    rowOf('api: from the command to the first answer', 'ms', startMs, {
      figure: 300,
      beside: null,
    }),
    rowOf('api: memory at rest', 'MB', restMb, { figure: 150, beside: null }),
    rowOf('api: memory after all those leads', 'MB', loadedMb),
  ];
}

/** By engine: the least ratio to the peer. */
const targets = {
  SQLite: (name) => ({ figure: 2, beside: { name, figure: 1 } }),
  PostgreSQL: (name) => ({ figure: 1, beside: { name, figure: 1 } }),
};
