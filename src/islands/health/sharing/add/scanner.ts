/** A part of the Shape Detection API, which TypeScript does not know. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads codes and may open a camera. */
export const canScan = (): boolean =>
  // Without a secure context there are no media devices, whatever the types say.
  detectorClass() !== undefined && 'mediaDevices' in navigator

/** @throws where `canScan` is false */
export function newDetector(): Detector {
  const Class = detectorClass()
  if (!Class) throw new Error('no BarcodeDetector')
  return new Class({ formats: ['qr_code'] })
}
