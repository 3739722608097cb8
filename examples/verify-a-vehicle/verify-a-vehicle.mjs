// Verifies a car of Colombia: confirms it and its owner, then asks for insurance, fines and value.
// Usage: node verify-a-vehicle.mjs BBCC13 10000001

const {API_URL, API_TOKEN} = process.env;
const [typedPlate, ownerNumber] = process.argv.slice(2);
if (!API_URL || !API_TOKEN || process.argv.length !== 4)
  stop('set API_URL and API_TOKEN, and give plate and owner');
const results = [];

function stop(reason) {
  console.error(`Stopped: ${reason}`);
  process.exit(1);
}

// #region ask
async function ask(source, path, query, decide) {
  const response = await fetch(`${API_URL}${path}?${new URLSearchParams(query)}`, {
    headers: {Authorization: `Bearer ${API_TOKEN}`},
    signal: AbortSignal.timeout(200_000),
  }).catch(() => Response.json({code: 'no_answer'}, {status: 503}));
  const {data, message, code} = (await response.json().catch(() => null)) ?? {};
  const key = [message, code].find((text) => /^[a-z]\w*$/i.test(text ?? '')); // A key is one word.
  if ([401, 402, 403].includes(response.status)) stop(`${response.status} ${key ?? ''}`);
  const isYours = (response.status === 404 && key) || key === 'MissingParameter';
  const failure = `${isYours ? 'correct' : 'not checked'} (${key ?? response.status})`;
  results.push(response.status === 200 ? decide(data ?? {}) : failure);
  console.log(`${source}: ${results.at(-1)}`);
  return data;
}

// #region registry
function fromRegistry({informacionGeneral: car, ...lists}) {
  const liens = [lists.garantiasMobiliarias, lists.garantiasFavorDe, lists.limitacionPropiedad];
  const isPledged = car?.prendas && car.prendas !== 'NO';
  // One sign of a lien is enough, because the fields can disagree.
  if (isPledged || liens.some((list) => list?.length > 0)) return 'review (lien)';
  const known = [car?.noPlaca, car?.estadoDelVehiculo, car?.prendas, ...liens];
  if (!known.every(Boolean)) return 'not checked (missing field)';
  return car.estadoDelVehiculo === 'ACTIVO' ? 'accept' : 'review (estadoDelVehiculo)';
}

// #region insurance
function fromInsurance({soat, techReview}) {
  const known = [soat?.valid, techReview?.valid, techReview?.requireTechReview];
  if (known.some((value) => value == null)) return 'not checked (missing field)';
  if (soat.valid !== true) return 'correct (soat)';
  const isInspected = techReview.valid === true || techReview.requireTechReview === false;
  return isInspected ? 'accept' : 'correct (techReview)';
}

// #region fines
function fromFines({multas, acuerdosPago, comparendos, resoluciones, totalGeneral: total}) {
  const lists = [multas, acuerdosPago, comparendos, resoluciones];
  if (lists.some((list) => list?.length > 0) || Number(total ?? 0) !== 0) return 'review (fines)';
  return multas && acuerdosPago ? 'accept' : 'not checked (missing field)';
}

// #region value
function fromValues({valueModel}) {
  if (!valueModel) return 'not checked (missing field)';
  const row = valueModel.find((one) => one.modelo === `${modelo}` && one.estado === 'USADO');
  return row?.valor > 0 ? `accept (${row.valor}000 COP)` : 'review (valor)'; // Thousands of pesos.
}

const owner = {documentType: 'CC', documentNumber: ownerNumber};
const typed = {...owner, plate: typedPlate.replace(/[\s-]/g, '').toUpperCase()};
const registry = await ask('registry', '/v2/co/runt/vehicle-by-plate', typed, fromRegistry);
if (results[0] !== 'accept') process.exit(2);

const {noPlaca: plate, modelo} = registry.informacionGeneral;
await ask('insurance', '/v2/co/runt/vehiculo', {...owner, plate}, fromInsurance);
await ask('fines', '/v2/co/simit/consultar/placa', {plate}, fromFines);
await ask('value', '/v2/co/fasecolda/values-by-plate', {plate}, fromValues);
process.exitCode = results.every((result) => result.startsWith('accept')) ? 0 : 2;
