/** Stands here until the screen is made. */
export function PackageDetail() {
  return <h1>Package</h1>;
}
