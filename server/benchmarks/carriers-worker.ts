import { parentPort, workerData } from 'node:worker_threads';
import { type CarrierSimulatorOptions, startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';

// Carriers on a thread of their own: what answers must not slow down what asks.
const { url } = await startCarrierSimulator(workerData as CarrierSimulatorOptions);
parentPort?.postMessage(url);
