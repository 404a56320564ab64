-- wrk script.lua -- <file with requests, a NUL between them> <first number>
-- Cycles through the requests, increments the number in them, and prints one line of JSON.
local NUMBER = '100000000'
local requests, turn, number, thread = {}, 0, 0, nil
failures = 0

function setup(created)
  thread = created
end

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for raw in file:read('*a'):gmatch('%Z+') do
    table.insert(requests, raw)
  end
  file:close()
  if args[2] then
    number = tonumber(args[2])
    -- Only executed operations can return errors; checking bodies costs the load generator time.
    response = function(status, _, body)
      if status ~= 200 or body:find('"errors"', 1, true) then failures = failures + 1 end
    end
  end
end

function request()
  turn = turn % #requests + 1
  if number == 0 then return requests[turn] end
  number = number + 1
  return (requests[turn]:gsub(NUMBER, number))
end

function done(summary, latency)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  print(string.format('{"responses":%d,"seconds":%f,"p99":%f,"failures":%d}',
    summary.requests, summary.duration / 1e6, latency:percentile(99) / 1e3, lost + thread:get('failures')))
end
